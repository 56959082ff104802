import { Schema } from 'effect'
import { isFailure } from '#core/kernel/failure.ts'
import { Email } from '#core/kernel/field-schemas.ts'
import { pageAction } from '#web/server/page-data/page-action.ts'
import type { PageContext } from '#web/runtime/page-context.ts'
import type { PageData } from '#web/runtime/page-data.ts'
import { pageRequest } from '#web/runtime/page-request.ts'
import { pageExit } from '#web/server/page-data/page-exit.ts'
import { ActivateAccount } from '../../use-cases/activate-account.ts'
import { ResendActivation } from '../../use-cases/resend-activation.ts'

/** Activates the account by the token in the path and redirects to the confirmation page; renders this page when the token is invalid. */
export const data = async (pageContext: PageContext): Promise<PageData<null>> => {
  const { context, params, href } = pageRequest(pageContext)
  if (!context.posted) {
    const activated = await context.run(ActivateAccount, { token: params['token'] ?? '' }).catch((error: unknown) => {
      if (isFailure(error) && error.kind === 'not-found') return null
      throw error
    })
    if (activated) throw pageExit({ seeOther: href('account_confirmed') ?? '/' })
  }
  return { value: null, head: {} }
}

/** Sends another activation mail. */
export const action = pageAction(ResendActivation, {
  input: Schema.Struct({ email: Email }),
  redirectTo: (_, { href }) => href('register_sent') ?? '/',
})
