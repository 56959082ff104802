import { formField } from '#web/runtime/form-post.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Button, LinkButton } from '#web/ui/primitives/Button.tsx'
import { HiddenFields } from '../forms/HiddenFields.tsx'
import css from './conversation.module.css'

interface SeenWithoutScriptsProps {
  /** Fields for the action `seen` of the page; `null`: nothing is new. */
  readonly fields: Readonly<Record<string, string>> | null
  /** Address of the page with the last messages, where it shows earlier ones. */
  readonly end?: string | undefined
}

/**
 * End of the messages in browsers without scripts: the way to the last ones, and the button that marks those shown as seen. Opening
 * the page marks nothing, since browsers load pages before they are opened.
 */
export const SeenWithoutScripts = ({ fields, end }: SeenWithoutScriptsProps) => {
  const t = useT()
  return (
    <noscript>
      <div className={css['plain']}>
        {end !== undefined && (
          <LinkButton small href={end}>
            {t('conversation.end')}
          </LinkButton>
        )}
        {fields !== null && (
          <form method="post" autoComplete="off">
            <HiddenFields of={{ [formField]: 'seen', ...fields }} />
            <Button small type="submit">
              {t('conversation.mark-seen')}
            </Button>
          </form>
        )}
      </div>
    </noscript>
  )
}
