import { messageKey } from '#core/kernel/message-key.ts'
import { MaterialDrawing, SocialCard } from '#plugins/publications/contract/ui.ts'
import type { usePageData } from '#web/runtime/use-page-data.ts'
import type { SocialImageProps } from '#web/server/social-images/social-image.ts'
import type { itemData } from './page.data.ts'

type Props = SocialImageProps<ReturnType<typeof usePageData<typeof itemData>>>

/** Image of a material for social networks. */
export const MaterialSocialImage = ({ value: { material, tags }, t, imageSource, logo }: Props) => (
  <SocialCard
    label={`${t('teacher-zone.title')} · ${t(messageKey('publications.kind', material.kind))}`}
    title={material.title}
    note={material.author_name}
    drawing={
      <MaterialDrawing
        kind={material.kind}
        topics={tags.flatMap(({ id, category, key }) => (category === 'publication_topic' && material.tag_ids.includes(id) ? [key] : []))}
      />
    }
    square={false}
    imageSource={imageSource}
    logo={logo}
  />
)
