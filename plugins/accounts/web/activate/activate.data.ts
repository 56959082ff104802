import { Schema } from 'effect'
import { isFailure } from '#core/kernel/failure.ts'
import { Email } from '#core/kernel/field-schemas.ts'
import type { PageContext } from '#web/runtime/page-context.ts'
import type { PageData } from '#web/runtime/page-data.ts'
import { pageRequest } from '#web/runtime/page-request.ts'
import { type PageAction, pageAction } from '#web/server/page-data/page-action.ts'
import { pageExit } from '#web/server/page-data/page-exit.ts'
import { LinkToken } from '../../contract/credentials.ts'
import { ActivationTokenNotFound } from '../../contract/errors.ts'
import { ActivateAccount, FollowActivationLink, ResendActivation } from '../../use-cases/activate-account.ts'

/** Content of the page of an activation link: `valid` links ask for confirmation, the others offer another mail. */
interface ActivationPage {
  readonly valid: boolean
}

/** Activates the account by the token in the path and redirects to the confirmation page, or asks for confirmation in another browser. */
export const data = async (pageContext: PageContext): Promise<PageData<ActivationPage>> => {
  const { context, params, href } = pageRequest(pageContext)
  if (context.posted) return { value: { valid: false }, head: {} }
  const link = await context.run(FollowActivationLink, { token: params['token'] ?? '' }).catch((error: unknown) => {
    if (isFailure(error) && error.kind === 'not-found') return null
    throw error
  })
  if (link?.status === 'active') throw pageExit({ seeOther: href('account_confirmed') ?? '/' })
  return { value: { valid: link !== null }, head: {} }
}

const resend = pageAction(ResendActivation, {
  input: Schema.Struct({ email: Email }),
  redirectTo: (_, { href }) => href('register_sent') ?? '/',
})
const confirm = pageAction(ActivateAccount, {
  input: Schema.Struct({ token: LinkToken }),
  extra: ({ params }) => ({ token: params['token'] ?? '' }),
  inlineErrors: [ActivationTokenNotFound],
  redirectTo: (_, { href }) => href('account_confirmed') ?? '/',
})

/** Sends another activation mail to the address in the form; activates the account where the form has none. */
export const action: PageAction = (page, posted) => ('email' in posted.values ? resend : confirm)(page, posted)
