import type { MatrixObject, MatrixContext, MatrixUser } from '#core/plugin/matrix.ts'

/** A password that may be chosen. */
export const newPassword = 'krasnal wiezie poziomki'

/** The address of a row below `/api/v1/account/`. */
export const at = (rest: string): string => `/api/v1/account/${rest}`

/** An account whose mail was never answered. */
const waiting = async ({ other, rows }: MatrixContext): Promise<MatrixUser> => {
  const user = await other()
  await rows(`update accounts_account set status = 'registered', activated_at = null where id = ?`, [user.id])
  return user
}

/** Whom a call is about; of who has no account, the own one is another's. */
export const personOf = (context: MatrixContext, object: Exclude<MatrixObject, 'none'>): Promise<MatrixUser> =>
  object === 'pending' ? waiting(context) : object === 'own' && context.user ? Promise.resolve(context.user) : context.other()

/** Whether so many mails of a template wait for an address, as the matrix asks. */
export const mailed = (email: string, template: string): readonly [string, ...unknown[]] => [
  'select exists (select 1 from mail where recipient = ? and template = ?) yes',
  email,
  template,
]
