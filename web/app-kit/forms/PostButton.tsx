import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Button } from '#web/ui/primitives/Button.tsx'
import { HiddenFields } from './HiddenFields.tsx'

type Looks = Pick<ComponentProps<typeof Button>, 'look' | 'small'> | { readonly className: string | undefined }

type PostButtonProps = Looks &
  Pick<ComponentProps<typeof Button>, 'aria-disabled' | 'aria-label' | 'title'> & {
    /** Fields that it posts to the page's own address without scripts. */
    readonly fields: Readonly<Record<string, string>>
    readonly onPress: () => void
    readonly children: ReactNode
  }

/** Button that does without scripts, by a posted form, what it does with them; with a `className` it has no look of its own. */
export const PostButton = ({ fields, onPress, ...button }: PostButtonProps) => {
  const submit = {
    type: 'submit',
    onClick: (event: MouseEvent) => {
      event.preventDefault()
      onPress()
    },
  } as const
  return (
    <form method="post" autoComplete="off">
      <HiddenFields of={fields} />
      {'className' in button ? <button {...button} {...submit} /> : <Button {...button} {...submit} />}
    </form>
  )
}
