import { newId } from '#core/kernel/ids.ts'

type Rows = (sql: string, parameters?: readonly unknown[]) => Promise<unknown>

/** Stores a tag that support has made, of the category `features`. */
export const insertTag = async (rows: Rows): Promise<{ readonly id: string; readonly key: string }> => {
  const id = newId()
  const key = `tag_${id.replaceAll('-', '')}`
  await rows(
    `insert into tags_tag (id, key, type, category, display, names, param, icon, position)
     values (?, ?, 'features', 'features', ?, '{"pl": "Ogród sensoryczny", "ua": "Сенсорний сад", "en": "Sensory garden"}', ?, 'Trees', 900) returning 1`,
    [id, key, `tags.features.${key}`, key.replaceAll('_', '-')],
  )
  return { id, key }
}
