import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { goTo } from '#web/app-kit/page/go-to.ts'
import { useHref } from '#web/runtime/page.ts'
import { chatApi } from '../../contract/api.ts'

/** Opens a room and shows it, among the user's own or in the panel of a facility. */
export const useOpenRoom = (panelOf: string | null = null) => {
  const href = useHref()
  const roomAddress = (room: string) =>
    panelOf === null ? href('user_message', { room }) : href('facility_message', { facility: panelOf, room })
  return useMutation(chatApi.openRoom, { onSuccess: ({ id }) => goTo(roomAddress(id) ?? '/') })
}
