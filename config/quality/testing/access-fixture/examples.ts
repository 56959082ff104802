import { newId } from '#core/kernel/ids.ts'
import { type Example, examplesOf } from '../examples/examples.ts'
import { accessApi, permissionApis } from './plugin.ts'

const noted = (facilityId: string, text: string) =>
  ['select 1 from access_fixture_note where facility_id = ? and text = ?', facilityId, text] as const
const nothing = () => ({})

/** One route for each access rule; the last has the facility in its path and another one in its body. */
export const examples: readonly Example[] = [
  ...examplesOf(accessApi, () => ({}), {
    passUser: { requests: { none: nothing } },
    passSupport: { requests: { none: nothing } },
    passCms: { requests: { none: nothing } },
    writeNoteOf: {
      effect: 'noted',
      requests: {
        'own, foreign, pending': ({ facility, facilities }) => {
          const text = newId()
          return { params: { facility_id: facility }, body: { facility_id: facilities.own, text }, appears: noted(facility, text) }
        },
      },
    },
  }),
  ...permissionApis.flatMap((api) =>
    examplesOf(api, () => ({}), {
      writeNote: {
        effect: 'noted',
        requests: {
          'own, foreign, pending': ({ facility }) => {
            const text = newId()
            return { body: { facility_id: facility, text }, appears: noted(facility, text) }
          },
        },
      },
    }),
  ),
]
