import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { Field } from '#web/ui/fields/Field.tsx'
import { PostForm } from '#web/ui/fields/PostForm.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { SiteSection } from '#web/ui/site/SiteSection.tsx'
import { contactLengths, contactPaths } from '../../contract/contact.ts'
import type { SectionProps } from '../site.data.ts'

/**
 * Form for a message to the facility while it is open, which works without a script; what is wrong is shown on a page
 * of its own, with what was typed.
 */
export const ContactForm = ({ site: { facility }, heading }: SectionProps) => {
  const t = useT()
  const href = useHref()
  if (!facility.active) return null
  const labels = { name: t('sites.contact-form.name'), email: t('sites.contact-form.email'), message: t('sites.contact-form.message') }
  return (
    <SiteSection kind="contact_form" heading={heading === '' ? t('sites.section.contact_form') : heading}>
      <PostForm action={href(contactPaths.form)} labels={labels} send={t('sites.contact-form.send')} honeypot>
        <Field name="name" label={labels.name} autoComplete="name" max={contactLengths.name} />
        <Field name="email" label={labels.email} hint={t('sites.contact-form.email.hint')} type="email" autoComplete="email" max={254} />
        <TextArea name="message" label={labels.message} max={contactLengths.message} />
        <p>{t('sites.contact-form.privacy')}</p>
      </PostForm>
    </SiteSection>
  )
}

/** Says that a message has arrived, and how the answer comes. */
export const ContactSent = ({ site }: SectionProps) => {
  const t = useT()
  const href = useHref()
  return (
    <SiteSection kind="contact_form" heading={t('sites.contact-form.sent')}>
      <p>{t('sites.contact-form.sent.text', { name: site.facility.name })}</p>
      <p>
        <a href={href('/')}>{t('sites.lost.home')}</a>
      </p>
    </SiteSection>
  )
}
