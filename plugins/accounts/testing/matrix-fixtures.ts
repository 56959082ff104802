import type { MatrixContext, MatrixObject, MatrixUser } from '#core/plugin/matrix.ts'

/** A password that passes the strength check. */
export const newPassword = 'krasnal wiezie poziomki'

/** Returns the path of a route below `/api/v1/account/`. */
export const accountPath = (rest: string): string => `/api/v1/account/${rest}`

/** Returns an account that is not activated. */
const notActivated = async ({ other, rows }: MatrixContext): Promise<MatrixUser> => {
  const user = await other()
  await rows(`update accounts_account set status = 'registered', activated_at = null where id = ?`, [user.id])
  return user
}

/** Returns the account that a call is about. For an anonymous caller the own account is another user's. */
export const subjectOf = (context: MatrixContext, object: Exclude<MatrixObject, 'none'>): Promise<MatrixUser> =>
  object === 'pending' ? notActivated(context) : object === 'own' && context.user ? Promise.resolve(context.user) : context.other()

/** Query for a queued mail of a template to an address. */
export const mailQueued = (email: string, template: string): readonly [string, ...unknown[]] => [
  'select exists (select 1 from mail where recipient = ? and template = ?) yes',
  email,
  template,
]
