import { createMember, type Member } from '#plugins/accounts/testing/member.ts'
import { rowsOf } from '../platform.ts'
import type { TestProduct } from '../product.ts'
import type { ExampleObject } from './callers.ts'
import { copyFacility } from './copy-facility.ts'
import type { ExampleContext } from './examples.ts'

interface Situation {
  readonly user: Member | null
  readonly object: ExampleObject
  readonly facilities: ExampleContext['facilities']
  readonly other: () => Promise<Member>
}

/** Creates what a request of a caller about an object is built from. */
export const contextOf = ({ platform, url }: TestProduct, { user, object, facilities, other }: Situation): ExampleContext => {
  const facility = facilities[object === 'none' ? 'own' : object]
  const rows: ExampleContext['rows'] = (sql, parameters) => rowsOf(platform, sql, parameters)
  return {
    user,
    object,
    facilities,
    facility,
    copyFacility: (status) => copyFacility({ rows }, facility, status),
    account: async () => (object === 'foreign' ? null : user) ?? other(),
    caller: async () => user ?? other(),
    other,
    createMember: (type) => createMember(platform, url, type),
    platform,
    url,
    find: platform.find,
    rows,
  }
}
