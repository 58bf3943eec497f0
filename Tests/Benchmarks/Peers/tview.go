// The frame benchmark with tview on tcell; frames.h tells of the arguments.
//
// A page is a primitive with a drawing function of its own, the long list a Table, the table of a
// million rows a Table of virtual content, the labels are TextViews in a Flex. Each change is queued from another goroutine, as tview's users do, and drawn
// at once.
package main

import (
	"bufio"
	"fmt"
	"log"
	"os"
	"strconv"
	"syscall"
	"time"

	"github.com/gdamore/tcell/v2"
	"github.com/rivo/tview"
)

const (
	labelCount = 30
	rowCount   = 10_000
	// So many rows follow the last, so that the screen is full there too.
	spareRows = 1_000
	// Those of the table whose content is made as it shows.
	tableRowCount = 1_000_000
)

// A scenario's primitive, and what changes it for a frame.
type scenario struct {
	primitive tview.Primitive
	change    func(frame int)
}

func fullScenario(lines []string) scenario {
	page, number := tview.NewBox(), 0
	page.SetDrawFunc(func(screen tcell.Screen, x, y, width, height int) (int, int, int, int) {
		for row := 0; row < height; row++ {
			line := lines[(row+number*height)%len(lines)]
			tview.Print(screen, line, x, y+row, width, tview.AlignLeft, tcell.ColorDefault)
		}
		return x, y, width, height
	})
	return scenario{page, func(frame int) { number = frame }}
}

func labelScenario() scenario {
	columns := tview.NewFlex()
	labels := make([]*tview.TextView, labelCount)
	var column *tview.Flex
	for index := range labels {
		if index%(labelCount/2) == 0 {
			column = tview.NewFlex().SetDirection(tview.FlexRow)
			columns.AddItem(column, 20, 0, false)
		}
		labels[index] = tview.NewTextView().SetText(fmt.Sprintf("label %d: 0", index))
		column.AddItem(labels[index], 1, 0, false)
	}
	return scenario{columns, func(frame int) {
		index := frame % labelCount
		labels[index].SetText(fmt.Sprintf("label %d: %d", index, frame))
	}}
}

func scrollScenario() scenario {
	table := tview.NewTable()
	for row := 0; row < rowCount+spareRows; row++ {
		table.SetCellSimple(row, 0, fmt.Sprintf("%d  An item of a long list", row%rowCount))
	}
	return scenario{table, func(frame int) { table.SetOffset(frame%rowCount, 0) }}
}

// A million rows, each cell made when it shows; the first row has the titles.
type tableRows struct {
	tview.TableContentReadOnly
}

func (tableRows) GetRowCount() int    { return tableRowCount + 1 }
func (tableRows) GetColumnCount() int { return 3 }

func (tableRows) GetCell(row, column int) *tview.TableCell {
	if row == 0 {
		title := []string{"Number", "Name", "State"}[column]
		return tview.NewTableCell(title).SetAttributes(tcell.AttrBold).SetSelectable(false)
	}
	number := row - 1
	switch {
	case column == 0:
		return tview.NewTableCell(strconv.Itoa(number))
	case column == 1:
		return tview.NewTableCell(fmt.Sprintf("Item %d of many", number))
	case number%3 == 0:
		return tview.NewTableCell("waiting")
	default:
		return tview.NewTableCell("done")
	}
}

func tableScenario(byPage bool) scenario {
	table := tview.NewTable().SetContent(tableRows{}).SetFixed(1, 0).SetSelectable(true, false)
	return scenario{table, func(frame int) {
		step := 1
		if byPage {
			_, _, _, height := table.GetInnerRect()
			if height > 3 {
				step = height - 2
			}
		}
		table.Select(frame*step%tableRowCount+1, 0)
	}}
}

func makeScenario(name string, lines []string) scenario {
	switch name {
	case "full", "gallery":
		return fullScenario(lines)
	case "label":
		return labelScenario()
	case "table", "page":
		return tableScenario(name == "page")
	default:
		return scrollScenario()
	}
}

func readLines(path string) []string {
	file, err := os.Open(path)
	if err != nil {
		log.Fatal(err)
	}
	defer file.Close()
	var lines []string
	for scanner := bufio.NewScanner(file); scanner.Scan(); {
		lines = append(lines, scanner.Text())
	}
	return lines
}

func processorTime() int64 {
	var usage syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &usage); err != nil {
		log.Fatal(err)
	}
	return (usage.Utime.Nano() + usage.Stime.Nano()) / 1_000
}

// Draws the frames, one after the other, and writes what they cost.
func run(application *tview.Application, it scenario, frames int, report string) {
	// Returns when the first screen is drawn.
	application.QueueUpdate(func() {})
	processor, wall := processorTime(), time.Now()
	for frame := 1; frame <= frames; frame++ {
		number := frame
		application.QueueUpdateDraw(func() { it.change(number) })
	}
	cost := fmt.Sprintf("%d %d\n", processorTime()-processor, time.Since(wall).Microseconds())
	if err := os.WriteFile(report, []byte(cost), 0o644); err != nil {
		log.Fatal(err)
	}
	application.Stop()
}

func main() {
	if len(os.Args) != 5 {
		log.Fatalf("usage: %s SCENARIO FRAMES LINES REPORT", os.Args[0])
	}
	frames, err := strconv.Atoi(os.Args[2])
	if err != nil {
		log.Fatal(err)
	}
	// The terminal's own colours, as the other programs have them.
	tview.Styles.PrimitiveBackgroundColor = tcell.ColorDefault
	tview.Styles.PrimaryTextColor = tcell.ColorDefault
	it := makeScenario(os.Args[1], readLines(os.Args[3]))
	application := tview.NewApplication().SetRoot(it.primitive, true)
	go run(application, it, frames, os.Args[4])
	if err := application.Run(); err != nil {
		log.Fatal(err)
	}
}
