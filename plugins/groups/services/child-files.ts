import { Effect } from 'effect'
import { define } from '#core/kernel/define.ts'
import type { PersonalFiles } from '#core/plugin/personal-data.ts'
import { Groups } from '../domain/groups.port.ts'
import { SealedNames } from './sealed-names.ts'

const encoder = new TextEncoder()

/** Creates the reader of the decrypted names of a person's children for the export. */
export const ChildFiles = define(
  'groups/ChildFiles',
  { groups: Groups, names: SealedNames },
  ({ groups, names }): PersonalFiles =>
    Effect.fn('groups.personal-files')(function* ({ accountId }) {
      const children = (yield* groups.childrenOfAccount(accountId)).map((child) => ({
        facility: child.facility_id,
        first_name: names.open(child),
        group: child.group,
      }))
      return children.length === 0 ? [] : [{ path: 'names.json', bytes: encoder.encode(JSON.stringify(children, null, 2)) }]
    }),
)
