import type { LucideIcon } from 'lucide-react'
import { PostButton } from '#web/app-kit/forms/PostButton.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import type { NewRoom } from '../../contract/room.ts'
import css from './new.module.css'
import type { useOpenRoom } from './use-open-room.ts'

interface RoomButtonProps {
  readonly room: NewRoom & Readonly<Record<string, string>>
  readonly sign: LucideIcon
  readonly title: string
  /** Says who reads it. */
  readonly about: string
  readonly opening: ReturnType<typeof useOpenRoom>
}

/** Wide button that opens a room. */
export const RoomButton = ({ room, sign, title, about, opening }: RoomButtonProps) => (
  <PostButton className={css['room']} fields={room} onPress={() => opening.mutate(room)} aria-disabled={opening.isPending}>
    <Icon of={sign} look={css['sign']} />
    <span>
      <b>{title}</b>
      <span className={css['about']}>{about}</span>
    </span>
  </PostButton>
)
