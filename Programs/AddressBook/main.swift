// The samples with Foundation, as one program that is installed under their names. They are apart from
// the others because Foundation's initializers run at every start.
import CAddressBookPrograms

_ = unsafe addressbook_programs(CommandLine.argc, CommandLine.unsafeArgv)
