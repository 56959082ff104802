import { examplesOf } from '#config/quality/testing/examples/examples.ts'
import { newId } from '#core/kernel/ids.ts'
import { partnersApi } from '../contract/api.ts'
import { signedRequest } from './signed-request.ts'

/** Imports whoever sends them: `own` is signed by the partner, `foreign` has a forged signature. */
export const examples = examplesOf(partnersApi, () => ({}), {
  importPartner: {
    effect: 'invited',
    requests: {
      own: async ({ rows, facility }) => {
        const email = `${newId()}@demo.test`
        const rspo = String(Math.floor(Math.random() * 1e9))
        await rows(
          `insert into facility_statement (source, number, facility_id, stated_on, fields, batch_id)
           values ('rspo', ?, ?, '2026-10-01', '{}', ?) returning number`,
          [rspo, facility, newId()],
        )
        const row = { partner_facility_id: rspo, rspo, email, first_name: 'Anna', last_name: 'Lisowska', role: 'owner', language: 'pl' }
        return {
          body: { ...signedRequest(JSON.stringify([row])) },
          appears: [
            `select 1 from partners_member m join accounts_account a on a.id = m.account_id where a.email = ? and m.state = 'waiting'`,
            email,
          ],
        }
      },
      foreign: () => ({ body: { ...signedRequest('[]'), signature: '0'.repeat(64) } }),
    },
    may: { foreign: '401 unauthorized' },
    errors: {
      Unauthorized: () => ({ body: { ...signedRequest('[]'), key: 'another-key' } }),
      Validation: () => ({ body: { ...signedRequest('{}') } }),
    },
  },
})
