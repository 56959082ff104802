import { newId } from '#core/kernel/ids.ts'
import type { MatrixCalls } from '#core/plugin/matrix.ts'
import { signedRequest } from './signed-request.ts'

const path = '/api/v1/partner/import'

/** Calls with a valid signature, whoever sends them, and with a forged one. */
export const matrix: MatrixCalls = {
  'post /api/v1/partner/import': {
    own: async ({ rows, facilities: { own } }) => {
      const email = `${newId()}@demo.test`
      const rspo = String(Math.floor(Math.random() * 1e9))
      await rows(
        `insert into facility_statement (source, number, facility_id, stated_on, fields, batch_id) values ('rspo', ?, ?, '2026-10-01', '{}', ?) returning number`,
        [rspo, own, newId()],
      )
      const row = { partner_facility_id: rspo, rspo, email, first_name: 'Anna', last_name: 'Lisowska', role: 'owner', language: 'pl' }
      const invited = `select exists (select 1 from partners_member m join accounts_account a on a.id = m.account_id where a.email = ? and m.state = 'waiting') yes`
      return { path, body: { ...signedRequest(JSON.stringify([row])) }, effect: { invited: [invited, email] } }
    },
    foreign: () => ({ path, body: { ...signedRequest('[]'), signature: '0'.repeat(64) } }),
  },
}
