import type { PageContext } from '#web/runtime/page-context.ts'
import { pageData } from '#web/server/page-data/page-data.ts'
import { ListNotifications } from '../../use-cases/list-notifications.ts'
import { ShowPreferences } from '../../use-cases/show-preferences.ts'

const loadNotifications = pageData(ListNotifications, () => ({}))
const loadPreferences = pageData(ShowPreferences, () => ({}))

/** Loads the latest notifications and the preferences. */
export const data = async (page: PageContext) => {
  const [notifications, preferences] = [await loadNotifications(page), await loadPreferences(page)]
  return { value: { notifications: notifications.value, kinds: preferences.value.kinds }, head: {} }
}
