import { useT } from '#web/runtime/i18n/i18n-context.ts'
import css from './editor.module.css'
import { useEditorTools } from './editor-tools.ts'

/** Says what the Tab key does in a text, and how it leaves; seen while the text has the focus. */
export const TabHint = ({ id }: { readonly id: string }) => {
  const t = useT()
  const { isLeaving } = useEditorTools()
  return (
    <>
      <p id={id} className={css['keys']} aria-hidden={isLeaving}>
        {t('rich-text.keys')}
      </p>
      <p role="status" className={css['keys']}>
        {isLeaving && t('rich-text.keys.leaving')}
      </p>
    </>
  )
}
