import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref, usePage } from '#web/runtime/page.ts'
import { usePageData } from '#web/runtime/use-page-data.ts'
import { Checkbox } from '#web/ui/fields/Checkbox.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import form from '#web/ui/fields/forms.module.css'
import { Labelled } from '#web/ui/fields/Labelled.tsx'
import { PostForm } from '#web/ui/fields/PostForm.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { useField } from '#web/ui/fields/use-field.ts'
import { Container } from '#web/ui/primitives/Container.tsx'
import { nameMaxLength, urlMaxLength } from '../../contract/notice.ts'
import { textMaxLength } from '../../contract/reasons.ts'
import { Reasons } from '../components/Reasons.tsx'
import css from '../components/reports.module.css'
import type { noticeData } from '../pages.data.ts'

/** Page on which anybody reports illegal content, without an account and without JavaScript (Art. 16 DSA). */
export const Page = () => {
  const t = useT()
  const href = useHref()
  const { posted } = usePage()
  const { url } = usePageData<typeof noticeData>()
  const labels = {
    url: t('reports.notice-form.url'),
    reason: t('reports.notice-form.reason'),
    text: t('reports.notice-form.text'),
    name: t('reports.notice-form.name'),
    email: t('reports.notice-form.email'),
    good_faith: t('reports.good-faith'),
  }
  return (
    <Container>
      <div className={css['page']}>
        <h1>{t('reports.notice-form.title')}</h1>
        <p className={css['lead']}>{t('reports.notice-form.lead')}</p>
        <PostForm labels={labels} send={t('reports.notice-form.send')} honeypot>
          <AddressField label={labels.url} hint={t('reports.notice-form.url.hint')} max={urlMaxLength} first={posted ? '' : url} />
          <Reasons legend={labels.reason} />
          <TextArea name="text" label={labels.text} hint={t('reports.notice-form.text.hint')} max={textMaxLength} optional />
          <Field name="name" label={labels.name} hint={t('reports.notice-form.name.hint')} autoComplete="name" max={nameMaxLength} />
          <Field name="email" type="email" label={labels.email} autoComplete="email" max={254} />
          <Checkbox name="good_faith" value="true" missing="reports.good-faith.missing">
            {labels.good_faith}
          </Checkbox>
          <p className={css['quiet']}>{t('reports.notice-form.privacy')}</p>
        </PostForm>
        <p>
          <a href={href('transparency')}>{t('reports.footer.transparency')}</a>
        </p>
      </div>
    </Container>
  )
}

interface AddressFieldProps {
  readonly label: string
  readonly hint: string
  readonly max: number
  /** Address that a link to the form named. */
  readonly first: string
}

/** Field for the address of what is reported. */
const AddressField = ({ label, hint, max, first }: AddressFieldProps) => {
  const field = useField('url', true)
  return (
    <Labelled of={field} label={label} hint={hint}>
      <input
        {...field.ariaAttributes}
        {...field.control}
        id={field.id}
        className={form['line']}
        type="url"
        maxLength={max}
        autoComplete="off"
        required
        defaultValue={field.typed ?? first}
      />
    </Labelled>
  )
}
