import { messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import type { SiteSection } from '../../../contract/site.ts'
import { contactShown } from '../../../contract/terms.ts'
import { useContent } from '../state/builder-context.ts'
import { changeSection, withSections } from '../state/edit-sections.ts'
import css from './sections.module.css'

/** Choice of the owner whether visitors see telephone and e-mail at once or after a press. */
export const ContactChoice = ({ of: { id, contact = 'revealed' } }: { readonly of: SiteSection }) => {
  const t = useT()
  const { draft, page } = useContent()
  return (
    <fieldset className={css['choice']}>
      <legend>{t('sites.builder.contact')}</legend>
      {contactShown.map((one) => (
        <label key={one} className={css['tick']}>
          <input
            type="radio"
            name={`contact-${id}`}
            checked={contact === one}
            onChange={() => draft.edit((content) => withSections(content, page.id, changeSection(id, { contact: one })))}
          />
          <span>
            {t(messageKey('sites.builder.contact', one))}
            <small>{t(messageKey('sites.builder.contact', one, 'hint'))}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
