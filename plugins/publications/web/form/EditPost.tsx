import { Eye } from 'lucide-react'
import { useState } from 'react'
import { messageKey } from '#core/kernel/message-key.ts'
import { goTo } from '#web/app-kit/page/go-to.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { LinkButton } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import type { NewsView } from '../../contract/publication.ts'
import { isPublicNews } from '../../contract/terms.ts'
import css from '../app.module.css'
import { useWritingArea } from '../areas/writing-area.ts'
import { Held } from '../panel/Held.tsx'
import { Refusal } from '../panel/Refusal.tsx'
import { RemoveButton } from '../panel/RemoveButton.tsx'
import { StatusBadges } from '../panel/StatusBadges.tsx'
import { NewsForm } from './NewsForm.tsx'
import { useEditForm } from './use-news-form.ts'
import { Versions } from './Versions.tsx'
import { valuesOf } from './values.ts'

/** A stored post that the user changes: its state, its form, its earlier versions. */
export const EditPost = ({ of: news }: { readonly of: NewsView }) => {
  const t = useT()
  const { section, addresses } = useWritingArea()
  const [restored, setRestored] = useState(0)
  const { id, slug } = news
  return (
    <>
      <header className={css['top']}>
        <StatusBadges of={news} />
        {isPublicNews(news) && (
          <LinkButton small href={addresses.read(slug)} target="_blank" rel="noopener">
            <Icon of={Eye} /> {t(messageKey('publications.area.see', section))}
          </LinkButton>
        )}
      </header>
      <Held of={news} />
      <Refusal of={news} />
      <StoredForm key={`${id} ${restored}`} of={news} onRestored={() => setRestored((count) => count + 1)} />
      <div className={css['danger']}>
        <RemoveButton of={news} onRemoved={() => addresses.list !== undefined && goTo(addresses.list)} />
      </div>
    </>
  )
}

const StoredForm = ({ of: news, onRestored }: { readonly of: NewsView; readonly onRestored: () => void }) => {
  const form = useEditForm(news)
  return (
    <NewsForm
      of={form}
      heading={news.title}
      before={valuesOf(news)}
      uploads={news.uploads}
      publishedAt={news.published_at ?? news.publish_at}
    >
      <Versions of={news} onRestored={onRestored} />
    </NewsForm>
  )
}
