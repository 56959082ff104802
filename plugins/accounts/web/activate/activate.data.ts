import { Schema } from 'effect'
import { isFailure } from '#core/kernel/failure.ts'
import { Email } from '#core/kernel/typed.ts'
import { pageAction } from '#web/data/page-action.ts'
import type { PageContext } from '#web/data/page-context.ts'
import type { PageData } from '#web/data/page-data.ts'
import { pageRequest } from '#web/data/page-request.ts'
import { stopping } from '#web/data/stop.ts'
import { Activate } from '../../use-cases/activate.ts'
import { ResendActivation } from '../../use-cases/resend-activation.ts'

/** Follows the link of the mail: who comes by a good one is told so on a page of its own; on this one, that the link is over. */
export const data = async (pageContext: PageContext): Promise<PageData<null>> => {
  const { house, params, href } = pageRequest(pageContext)
  if (!house.posted) {
    const active = await house.run(Activate, { token: params['token'] ?? '' }).catch((error: unknown) => {
      if (isFailure(error) && error.kind === 'not-found') return null
      throw error
    })
    if (active) throw stopping({ next: href('account_confirmed') ?? '/' })
  }
  return { value: null, head: {} }
}

/** Another mail with a link. */
export const action = pageAction(ResendActivation, {
  takes: Schema.Struct({ email: Email }),
  goes: (_, { href }) => href('register_sent') ?? '/',
})
