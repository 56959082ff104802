import { rowsOf } from '#config/quality/testing/platform.ts'
import type { TestProduct } from '#config/quality/testing/product.ts'
import { newId } from '#core/kernel/ids.ts'
import { Signing } from '#core/ports/signing.ts'
import { createAccountData } from '#plugins/accounts/testing/contract-data.ts'
import { createMember } from '#plugins/accounts/testing/member.ts'
import { tokenOf } from '../domain/invitation-token.ts'
import { storeOwned, storeRole } from './stored-facility.ts'

/** Creates the people that the calls are about, and ways to create facilities, relations and invitations. */
export const createMemberships = async (product: TestProduct) => {
  const { platform, url } = product
  // First, because the invitations that follow would be accepted by the reaction to this login.
  const guest = await createMember(platform, url)
  const owner = await createMember(platform, url)
  const administrator = await createMember(platform, url)
  const stranger = await createMember(platform, url)
  const support = await createMember(platform, url, 'support')
  const rows = (sql: string, parameters: readonly unknown[] = []) => rowsOf(platform, sql, parameters)
  const facility = async (status?: 'registered') => {
    const id = await storeOwned(platform, owner.id, status)
    await storeRole(platform, id, administrator.id, 'administrator')
    return id
  }
  const person = () => createMember(platform, url)
  /** Stores a relation of an account, by default a new one, with a facility; an approved one with its grant. */
  const member = async (state: string, { facilityId, accountId }: { facilityId?: string; accountId?: string } = {}) => {
    const id = newId()
    const at = facilityId ?? (await facility())
    const account = accountId ?? (await person()).id
    await rows(
      `insert into membership_member (id, facility_id, account_id, role, state, created_at, changed_at, version) values (?, ?, ?, 'teacher', ?, now(), now(), 1)`,
      [id, at, account, state],
    )
    if (state === 'approved') await storeRole(platform, at, account, 'teacher')
    return id
  }
  const invitation = async (email = `${newId()}@kredka.test`, facilityId?: string) => {
    const id = newId()
    const invited_at = new Date().toISOString()
    await rows(
      `insert into membership_invitation (id, facility_id, role, email, language, invited_at) values (?, ?, 'parent', ?, 'pl', ?)`,
      [id, facilityId ?? (await facility()), email, invited_at],
    )
    return { id, token: tokenOf({ id, invited_at }, platform.find(Signing)) }
  }
  /** Creates a member who owns a facility, `facilityId`. */
  const newMember = async () => {
    const owning = await person()
    return { ...owning, facilityId: await storeOwned(platform, owning.id) }
  }
  const remove = (id: string) => rows('update facility set deleted_at = now() where id = ? returning 1', [id])
  return {
    ...(await createAccountData(product)),
    newMember,
    guest,
    owner,
    administrator,
    stranger,
    support,
    facility,
    person,
    member,
    invitation,
    remove,
    rows,
    role: storeRole.bind(null, platform),
  }
}
export type Memberships = Awaited<ReturnType<typeof createMemberships>>
