import { describeMembers } from './describe-members.ts'
import { makeMemoryMembers } from './memory-members.ts'

describeMembers(makeMemoryMembers)
