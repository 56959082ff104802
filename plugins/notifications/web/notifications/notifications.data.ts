import type { PageContext } from '#web/data/page-context.ts'
import { pageData } from '#web/data/page-data.ts'
import { ListNotifications } from '../../use-cases/list-notifications.ts'
import { ShowPreferences } from '../../use-cases/show-preferences.ts'

const list = pageData(ListNotifications, () => ({}))
const preferences = pageData(ShowPreferences, () => ({}))

/** What one was told of late, and what one wants to hear. */
export const data = async (page: PageContext) => {
  const [told, wanted] = [await list(page), await preferences(page)]
  return { value: { told: told.value, kinds: wanted.value.kinds }, head: {} }
}
