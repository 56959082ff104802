import { Mail, Phone } from 'lucide-react'
import { LinkButton } from '#web/design/Button.tsx'
import { Icon } from '#web/design/Icon.tsx'
import { Wide } from '#web/design/Wide.tsx'
import { usePageData } from '#web/data/use-page-data.ts'
import { useHref } from '#web/here.ts'
import { useT } from '#web/i18n/words.ts'
import { SourceNote } from '../facility/parts/SourceNote.tsx'
import { groupedPhone } from '#core/kernel/phone.ts'
import type { data } from './contact.data.ts'
import css from './contact.module.css'

/** A facility's telephone and e-mail in plain HTML. */
export const Page = () => {
  const t = useT()
  const href = useHref()
  const { name, slug, phones, email, from } = usePageData<typeof data>()
  return (
    <Wide>
      <div className={css['contact']}>
        <p className={css['name']}>{name}</p>
        <h1>{t('facility-profile.contact')}</h1>
        <ul className={css['ways']}>
          {phones.map((number) => (
            <li key={number}>
              <Icon of={Phone} large />
              <a href={`tel:${number}`}>{groupedPhone(number)}</a>
            </li>
          ))}
          {email !== null && (
            <li>
              <Icon of={Mail} large />
              <a href={`mailto:${email}`}>{email}</a>
            </li>
          )}
        </ul>
        <SourceNote from={[from]} />
        <p>
          <LinkButton href={href(`/placowka/${slug}`)}>{t('facility-profile.contact-page.back')}</LinkButton>
        </p>
      </div>
    </Wide>
  )
}
