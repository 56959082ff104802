import { newId } from '#core/kernel/ids.ts'
import { describeGalleries } from './describe-galleries.ts'
import { makeMemoryGalleries } from './memory-galleries.ts'

describeGalleries(() => {
  const { galleries, deleted } = makeMemoryGalleries()
  const store = async (deletedAt?: string) => {
    const id = newId()
    if (deletedAt !== undefined) deleted.set(id, deletedAt)
    return id
  }
  return { galleries, store }
})
