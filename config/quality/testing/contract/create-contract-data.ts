import { Effect } from 'effect'
import { operator } from '#core/access/actor.ts'
import { Grants } from '#core/access/grants.port.ts'
import { permissionsOfRole } from '#core/access/permissions.ts'
import { Permissions } from '#core/plugin/permissions.ts'
import { newId } from '#core/kernel/ids.ts'
import { BookPresentation } from '#plugins/contact/use-cases/book-presentation.ts'
import { ListSlots } from '#plugins/contact/use-cases/list-slots.ts'
import { UnsubscribeLink } from '#plugins/notifications/services/unsubscribe-link.ts'
import { accountBrowser, goodPassword, latestMail } from '#plugins/accounts/testing/account-browser.ts'
import { createMember } from '#plugins/accounts/testing/member.ts'
import { rowsOf } from '../platform.ts'
import type { TestProduct } from '../product.ts'
import type { ContractData } from './route-cases.ts'

const booker = { name: 'Ola Próbna', email: 'ola@przyklad.pl', phone: '601602603' }

/** Finds and creates the records that the calls of the contract refer to. */
export const createContractData = async ({ platform, url }: TestProduct): Promise<ContractData> => {
  const [facility] = await rowsOf<{ id: string; city: string; voivodeship: string }>(
    platform,
    `select id, city_slug city, voivodeship from facility where active and phone is not null and email is not null order by slug limit 1`,
  )
  if (!facility) throw new Error('no facility with telephone and e-mail')
  const [deleted, withoutContact] = await rowsOf<{ id: string }>(platform, 'select id from facility where id <> ? order by slug limit 2', [
    facility.id,
  ])
  await rowsOf(platform, 'update facility set deleted_at = now() where id = ?', [deleted?.id])
  await rowsOf(platform, 'update facility set phone = null, second_phone = null, email = null where id = ?', [withoutContact?.id])
  const { slots } = await platform.run(ListSlots, operator, {})
  const [freeSlot = '', bookedSlot = '', secondFreeSlot = ''] = slots.map(({ slot }) => slot)
  const { token } = await platform.run(BookPresentation, operator, { ...booker, slot: bookedSlot })
  return {
    ...{
      ...facility,
      deletedId: deleted?.id ?? '',
      idWithoutContact: withoutContact?.id ?? '',
      freeSlot,
      secondFreeSlot,
      presentationToken: token,
    },
    member: await createMember(platform, url),
    newMember: () => createMember(platform, url),
    registerAccount: async () => {
      const email = `${newId()}@demo.test`
      const names = { first_name: 'Joanna', last_name: 'Wierzba', terms_version: '2026-11-21' }
      await accountBrowser(url).call('POST', '/api/v1/account/account', { email, email_repeat: email, password: goodPassword, ...names })
      return { email, password: goodPassword }
    },
    latestToken: async (email, template) => (await latestMail(platform, email, template)).template_values['token'] ?? '',
    unsubscribeToken: (accountId) => platform.find(UnsubscribeLink)(accountId, 'digest').split('/').at(-1) ?? '',
    makeOwner: async (accountId) => {
      const owner = {
        accountId,
        facilityId: facility.id,
        role: 'owner',
        permissions: permissionsOfRole(platform.find(Permissions), 'owner'),
      } as const
      await Effect.runPromise(platform.find(Grants).save(owner))
    },
    promoteToSupport: async (accountId) => {
      await rowsOf(platform, `update accounts_account set type = 'support' where id = ?`, [accountId])
    },
    clearSecondFactor: async (accountId) => {
      await rowsOf(platform, 'update accounts_session set second_factor = false where account_id = ?', [accountId])
    },
    changeEmail: async (accountId, email) => {
      await rowsOf(platform, 'update accounts_account set email = ? where id = ?', [email, accountId])
    },
  }
}
