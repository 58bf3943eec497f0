nonisolated extension GalleryItem {
  static var choosing: [GalleryItem] {
    [
      GalleryItem("Button", .Gallery.buttonSummary) { ButtonScreen() },
      GalleryItem("Checkbox", .Gallery.checkboxSummary) { CheckboxScreen() },
      GalleryItem("Switch", .Gallery.switchSummary) { SwitchScreen() },
      GalleryItem("RadioGroup", .Gallery.radioSummary) { RadioGroupScreen() },
      GalleryItem("SegmentedControl", .Gallery.segmentedSummary) { SegmentedControlScreen() },
      GalleryItem("PickerView", .Gallery.pickerSummary) { PickerViewScreen() },
      GalleryItem("Stepper", .Gallery.stepperSummary) { StepperScreen() },
      GalleryItem("Slider", .Gallery.sliderSummary) { SliderScreen() },
      GalleryItem("MenuBar", .Gallery.menuSummary) { MenuBarScreen() },
      GalleryItem("ContextMenu", .Gallery.contextSummary) { ContextMenuScreen() },
      GalleryItem("DatePicker", .Gallery.datePickerSummary) { DatePickerScreen() },
      GalleryItem("DateField", .Gallery.dateFieldSummary) { DateFieldScreen() },
    ]
  }
}
