import { Schema } from 'effect'
import { isFailure } from '#core/kernel/failure.ts'
import { Email } from '#core/kernel/typed.ts'
import { pageAction } from '#web/data/page-action.ts'
import type { PageContext } from '#web/data/page-context.ts'
import type { PageData } from '#web/data/page-data.ts'
import { pageRequest } from '#web/data/page-request.ts'
import { pageExit } from '#web/data/stop.ts'
import { Activate } from '../../use-cases/activate.ts'
import { ResendActivation } from '../../use-cases/resend-activation.ts'

/** Follows the link of the mail: who comes by a good one is told so on a page of its own; on this one, that the link is over. */
export const data = async (pageContext: PageContext): Promise<PageData<null>> => {
  const { context, params, href } = pageRequest(pageContext)
  if (!context.posted) {
    const active = await context.run(Activate, { token: params['token'] ?? '' }).catch((error: unknown) => {
      if (isFailure(error) && error.kind === 'not-found') return null
      throw error
    })
    if (active) throw pageExit({ next: href('account_confirmed') ?? '/' })
  }
  return { value: null, head: {} }
}

/** Another mail with a link. */
export const action = pageAction(ResendActivation, {
  input: Schema.Struct({ email: Email }),
  redirectTo: (_, { href }) => href('register_sent') ?? '/',
})
