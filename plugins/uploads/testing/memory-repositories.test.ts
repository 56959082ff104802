import { newId } from '#core/kernel/ids.ts'
import { describeUploads } from './describe-uploads.ts'
import { makeUploadsFixture } from './uploads-fixture.ts'

describeUploads(() => {
  const { uploads, removed, facilities, facilityIds, transaction } = makeUploadsFixture()
  const addFacility = () => {
    const id = newId()
    facilityIds.add(id)
    return Promise.resolve(id)
  }
  return { uploads, removed, facilities, transaction, addFacility }
})
