import type { Theme, ThemeAsset } from '#core/plugin/theme.ts'

/** Parts of SVG that have no tags of their own: comments, text that is no markup, instructions; then tags; then what is none of them. */
const tokens = /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<(\/?)([A-Za-z][\w:.-]*)(?:"[^"]*"|'[^']*'|[^'"<>])*?(\/?)>|</g

/** Tests whether a drawing is whole: each of its tags is closed in turn, and nothing is before or behind the drawing. */
export const isWhole = (svg: string): boolean => {
  const open: string[] = []
  let roots = 0
  for (const [token, close, name, single] of svg.matchAll(tokens)) {
    if (token === '<') return false
    if (name === undefined) continue
    if (close) {
      if (open.pop() !== name) return false
      continue
    }
    if (open.length === 0) roots++
    if (!single) open.push(name)
  }
  return roots === 1 && open.length === 0 && svg.trimEnd().endsWith('>')
}

/** Shape that a drawing must have: a ratio of width to height, or at least as many times as wide as high. */
type Shape = { readonly ratio: number; readonly as: string } | { readonly minimum: number }

const shapes: Readonly<Record<ThemeAsset, Shape>> = {
  icon: { ratio: 1, as: '64 × 64' },
  head: { minimum: 3 },
  hero: { ratio: 720 / 520, as: '720 × 520' },
  foot: { minimum: 2 },
  stroke: { minimum: 4 },
  lost: { ratio: 440 / 400, as: '440 × 400' },
}
const sceneShape: Shape = { ratio: 1440 / 220, as: '1440 × 220' }

/** Part by which a ratio may differ from the one that is shown. */
const tolerance = 0.03

/** Returns what is wrong with the size of a drawing of a theme; `null`: nothing, or it has no size, which is another fault. */
export const shapeFault = (svg: string, asset: ThemeAsset, { head }: Pick<Theme['layouts'], 'head'>): string | null => {
  const [, width = '', height = ''] = /\bviewBox=["']\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)\s*["']/.exec(svg) ?? []
  const ratio = Number(width) / Number(height)
  if (!(ratio > 0) || !Number.isFinite(ratio)) return width === '' ? null : 'has no width or no height'
  const shape = asset === 'head' && head === 'scene' ? sceneShape : shapes[asset]
  const is = `is ${width} × ${height}`
  if ('minimum' in shape) return ratio >= shape.minimum ? null : `${is}, and must be at least ${shape.minimum} times as wide as high`
  return Math.abs(ratio / shape.ratio - 1) <= tolerance ? null : `${is}, and must be as wide and high as ${shape.as}`
}
