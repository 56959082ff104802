import { Effect } from 'effect'
import { operator } from '#core/access/actor.ts'
import { Grants } from '#core/access/grants.port.ts'
import { permissionsOfRole } from '#core/access/roles.ts'
import { newId } from '#core/kernel/ids.ts'
import { BookPresentation } from '#plugins/contact/use-cases/book-presentation.ts'
import { ListSlots } from '#plugins/contact/use-cases/list-slots.ts'
import { UnsubscribeLink } from '#plugins/notifications/use-cases/unsubscribe-link.ts'
import { accountBrowser, goodPassword, mailed } from '../account-browser.ts'
import { makeMember } from '../member.ts'
import { rowsOf } from '../platform.ts'
import type { Served } from '../served.ts'
import type { Facts } from './line.ts'

const someone = { name: 'Ola Próbna', email: 'ola@przyklad.pl', phone: '601602603' }

/** Finds and makes what the calls of the contract are about. */
export const makeFacts = async ({ platform, url }: Served): Promise<Facts> => {
  const [one] = await rowsOf<{ id: string; city: string; voivodeship: string }>(
    platform,
    `select id, city_slug city, voivodeship from facility where active and phone is not null and email is not null order by slug limit 1`,
  )
  if (!one) throw new Error('no facility with telephone and e-mail')
  const [gone, silent] = await rowsOf<{ id: string }>(platform, 'select id from facility where id <> ? order by slug limit 2', [one.id])
  await rowsOf(platform, 'update facility set deleted_at = now() where id = ?', [gone?.id])
  await rowsOf(platform, 'update facility set phone = null, second_phone = null, email = null where id = ?', [silent?.id])
  const { slots } = await platform.run(ListSlots, operator, {})
  const [free = '', booked = '', otherSlot = ''] = slots.map(({ slot }) => slot)
  const { token } = await platform.run(BookPresentation, operator, { ...someone, slot: booked })
  return {
    ...{ ...one, gone: gone?.id ?? '', silent: silent?.id ?? '', slot: free, otherSlot, token },
    member: await makeMember(platform, url),
    join: () => makeMember(platform, url),
    register: async () => {
      const email = `${newId()}@demo.test`
      const names = { first_name: 'Joanna', last_name: 'Wierzba', terms_version: '2026-11-21' }
      await accountBrowser(url).call('POST', '/api/v1/account/account', { email, email_repeat: email, password: goodPassword, ...names })
      return { email, password: goodPassword }
    },
    word: async (email, template) => (await mailed(platform, email, template)).template_values['token'] ?? '',
    unsubscribe: (accountId) => platform.find(UnsubscribeLink)(accountId, 'digest').split('/').at(-1) ?? '',
    own: async (accountId) => {
      const owner = { accountId, facilityId: one.id, role: 'owner', permissions: permissionsOfRole.owner } as const
      await Effect.runPromise(platform.find(Grants).give(owner))
    },
    promote: async (accountId) => {
      await rowsOf(platform, `update accounts_account set type = 'support' where id = ?`, [accountId])
    },
    forgetFactor: async (accountId) => {
      await rowsOf(platform, 'update accounts_session set second_factor = false where account_id = ?', [accountId])
    },
    rename: async (accountId, email) => {
      await rowsOf(platform, 'update accounts_account set email = ? where id = ?', [email, accountId])
    },
  }
}
