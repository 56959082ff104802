import { newId } from '#core/kernel/ids.ts'
import { describeMembers } from './describe-members.ts'
import { makeMemoryMembers } from './memory-members.ts'

describeMembers(() => {
  const members = makeMemoryMembers()
  const store = async (rspo: string, owned: boolean) => {
    const id = newId()
    members.facilities.set(id, { id, name: 'Bajka', rspo, owned })
    return id
  }
  return { members, store }
})
