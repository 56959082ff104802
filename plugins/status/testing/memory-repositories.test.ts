import { describeAnnouncements } from './describe-announcements.ts'
import { makeMemoryAnnouncements } from './memory-announcements.ts'

describeAnnouncements(makeMemoryAnnouncements)
