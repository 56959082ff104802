import { Mail, Phone } from 'lucide-react'
import { groupedPhone } from '#core/kernel/phone.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { usePageData } from '#web/runtime/use-page-data.ts'
import { LinkButton } from '#web/ui/primitives/Button.tsx'
import { Container } from '#web/ui/primitives/Container.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { SourceNote } from '../facility/components/SourceNote.tsx'
import type { contactData } from '../pages.data.ts'
import css from './contact.module.css'

/** Page with a facility's telephone and e-mail, for browsers without JavaScript. */
export const Page = () => {
  const t = useT()
  const href = useHref()
  const { name, slug, phones, email, from } = usePageData<typeof contactData>()
  return (
    <Container>
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
    </Container>
  )
}
