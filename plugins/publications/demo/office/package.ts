import { zipOf } from './zip.ts'

const openXml = 'http://schemas.openxmlformats.org'
const types = 'application/vnd.openxmlformats-officedocument'

/** Part of an Office file that another one names. */
export interface Part {
  /** Last part of the address of their relation: `styles`. */
  readonly relation: string
  /** Path in the folder of the main part. */
  readonly name: string
  /** Last part of its media type: `wordprocessingml.styles+xml`. */
  readonly type: string
  readonly xml: string
}

/** Main part of an Office file in its folder, and the parts that it names, by their ids `rId1`, `rId2` … */
interface OfficeFile {
  readonly folder: 'word' | 'xl'
  readonly main: Omit<Part, 'relation'>
  readonly parts: readonly Part[]
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'

const relationsOf = (targets: readonly (readonly [relation: string, target: string])[]): string =>
  `${declaration}<Relationships xmlns="${openXml}/package/2006/relationships">${targets
    .map(
      ([relation, target], n) =>
        `<Relationship Id="rId${n + 1}" Type="${openXml}/officeDocument/2006/relationships/${relation}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`

/** Returns a text for XML. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Returns an Office file: an archive of its parts, and of what says where they are. */
export const officeFileOf = ({ folder, main, parts }: OfficeFile): Uint8Array => {
  const overrides = [main, ...parts].map(({ name, type }) => `<Override PartName="/${folder}/${name}" ContentType="${types}.${type}"/>`)
  return zipOf({
    '[Content_Types].xml':
      `${declaration}<Types xmlns="${openXml}/package/2006/content-types">` +
      `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
      `<Default Extension="xml" ContentType="application/xml"/>${overrides.join('')}</Types>`,
    '_rels/.rels': relationsOf([['officeDocument', `${folder}/${main.name}`]]),
    [`${folder}/_rels/${main.name}.rels`]: relationsOf(parts.map(({ relation, name }) => [relation, name])),
    ...Object.fromEntries([main, ...parts].map(({ name, xml }) => [`${folder}/${name}`, declaration + xml])),
  })
}
