import type { ComponentProps, ReactNode } from 'react'
import { Button } from '#web/ui/primitives/Button.tsx'
import { HiddenFields } from './HiddenFields.tsx'

interface PostButtonProps extends Pick<ComponentProps<typeof Button>, 'look' | 'small' | 'aria-disabled'> {
  /** Fields that it posts to the page's own address without scripts. */
  readonly fields: Readonly<Record<string, string>>
  readonly onPress: () => void
  readonly children: ReactNode
}

/** Button that does without scripts, by a posted form, what it does with them. */
export const PostButton = ({ fields, onPress, ...button }: PostButtonProps) => (
  <form method="post" autoComplete="off">
    <HiddenFields of={fields} />
    <Button
      {...button}
      type="submit"
      onClick={(event) => {
        event.preventDefault()
        onPress()
      }}
    />
  </form>
)
