import { useQuery } from '#web/app-kit/data/use-query.ts'
import { useUpdateAnswer } from '#web/app-kit/data/use-update-answer.ts'
import { useUserId } from '#web/app-kit/page/use-user-id.ts'
import type { OutputOf } from '#web/runtime/api-types.ts'
import { currentUser, setUser } from '#web/runtime/session/current-user.ts'
import { accountsApi } from '../../contract/api.ts'

export type Account = OutputOf<typeof accountsApi.showAccount>

/** Returns the user's account, and the function that shows its changes everywhere, also in the navigation bar. */
export const useAccount = () => {
  const id = useUserId()
  const { data: account } = useQuery(accountsApi.showAccount, { id })
  const updateAnswer = useUpdateAnswer(accountsApi.showAccount, { id })
  const update = (change: Partial<Account>) => {
    updateAnswer(change)
    const user = currentUser()
    const { name, surname, language, avatar } = { ...account, ...change }
    if (user) setUser({ ...user, name, surname, language, avatar })
  }
  return { account, update }
}
