import { textDay } from '#core/kernel/dates.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { SocialCard } from '#plugins/publications/contract/ui.ts'
import type { usePageData } from '#web/runtime/use-page-data.ts'
import type { SocialImageProps } from '#web/server/social-images/social-image.ts'
import { FacilityCover } from '#web/ui/primitives/FacilityCover.tsx'
import type { blogPostData } from './blog.data.ts'

type Props = SocialImageProps<ReturnType<typeof usePageData<typeof blogPostData>>>

/** Image of a post of the blog for social networks. */
export const PostSocialImage = ({ value: { news }, t, language, imageSource, logo }: Props) => (
  <SocialCard
    label={`${t('blog.title')} · ${t(messageKey('publications.kind', news.kind))}`}
    title={news.title}
    note={[news.author_name, news.published_at === null ? '' : textDay(news.published_at, language)].filter(Boolean).join(' · ')}
    drawing={<FacilityCover kind="kindergarten" name={news.slug} />}
    square={false}
    imageSource={imageSource}
    logo={logo}
  />
)
