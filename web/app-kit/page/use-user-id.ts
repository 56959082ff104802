import { usePage } from '#web/runtime/page.ts'

/** Returns the id of the user for whom the page was rendered. Throws on a public page. */
export const useUserId = (): string => {
  const { user } = usePage().context
  if (!user) throw new Error('useUserId() on a public page')
  return user.id
}
