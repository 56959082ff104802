import { formField } from '../../runtime/form-post.ts'
import type { PageAction } from './page-action.ts'
import { pageExit } from './page-exit.ts'

/**
 * Action of a page with several forms: the field `formField` of each names its action,
 * `pageActions({ send: pageAction(…), mute: pageAction(…) })`. Other names are 404.
 */
export const pageActions =
  (actions: Readonly<Record<string, PageAction>>): PageAction =>
  async (page, posted) => {
    const { [formField]: name = '', ...values } = posted.values
    const action = Object.hasOwn(actions, name) ? actions[name] : undefined
    if (!action) throw pageExit({ status: 404 })
    return action(page, { ...posted, values })
  }
