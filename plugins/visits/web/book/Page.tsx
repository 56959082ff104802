import { messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { usePageData } from '#web/runtime/use-page-data.ts'
import { Field } from '#web/ui/fields/Field.tsx'
import { PostForm } from '#web/ui/fields/PostForm.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { Container } from '#web/ui/primitives/Container.tsx'
import { EmptyList } from '#web/ui/primitives/EmptyList.tsx'
import { Highlight } from '#web/ui/primitives/Highlight.tsx'
import { visitLimits } from '../../contract/limits.ts'
import { TimeChoice } from '../TimeChoice.tsx'
import css from '../visits.module.css'
import type { timesData } from './book.data.ts'

/** Page on which a family books a visit or an open day: times by their days, then who comes. */
export const Page = () => {
  const t = useT()
  const href = useHref()
  const { facility, times } = usePageData<typeof timesData>()
  const free = times.filter((time) => time.free > 0)
  const labels = {
    time_id: t('visits.field.time'),
    name: t('visits.field.name'),
    email: t('visits.field.email'),
    phone: t('visits.field.phone'),
    message: t('visits.field.message'),
  }
  const notes = [...new Set(free.flatMap(({ kind, note }) => (note === null ? [] : [`${t(messageKey('visits.kind', kind))}: ${note}`])))]
  return (
    <Container>
      <div className={css['page']}>
        <header className={css['head']}>
          <h1>
            <Highlight>{t('visits.page.heading')}</Highlight>
          </h1>
          <p className={css['lead']}>
            <a href={href('map_facility', { facility: facility.slug })}>{facility.name}</a>, {facility.address}
          </p>
        </header>
        {free.length === 0 ? (
          <EmptyList
            title={t(times.length > 0 ? 'visits.page.full' : 'visits.page.none')}
            actions={[{ label: t('visits.page.profile'), href: href('map_facility', { facility: facility.slug }) ?? '/' }]}
          />
        ) : (
          <div className={css['form']}>
            <PostForm labels={labels} send={t('visits.page.send')} honeypot>
              <TimeChoice times={free} />
              {notes.map((note) => (
                <p key={note} className={css['note']}>
                  {note}
                </p>
              ))}
              <Field name="name" label={labels.name} autoComplete="name" max={visitLimits.name} />
              <Field name="email" type="email" label={labels.email} autoComplete="email" max={254} />
              <Field name="phone" type="tel" label={labels.phone} autoComplete="tel" max={30} optional />
              <TextArea name="message" label={labels.message} max={visitLimits.message} rows={3} optional />
              <p className={css['quiet']}>{t('visits.page.privacy')}</p>
            </PostForm>
          </div>
        )}
      </div>
    </Container>
  )
}
