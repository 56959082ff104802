import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl'

/** Layer that draws features of a source. */
export type SourceLayer = Exclude<LayerSpecification, { type: 'background' }>

/** Interpolates over pairs of zoom and value. */
export const byZoom = (...stops: readonly (number | ExpressionSpecification)[]): ExpressionSpecification =>
  ['interpolate', ['linear'], ['zoom'], ...stops] as ExpressionSpecification

/** Interpolates over pairs of zoom and width, which grows with each zoom. */
export const widthByZoom = (...stops: readonly (number | ExpressionSpecification)[]): ExpressionSpecification =>
  ['interpolate', ['exponential', 1.5], ['zoom'], ...stops] as ExpressionSpecification

/** Filter of features whose property has one of the values. */
export const isOneOf = (property: string, ...values: readonly string[]): ExpressionSpecification => [
  'in',
  ['get', property],
  ['literal', [...values]],
]

/** Filter of features of one of the kinds. */
export const isKind = (...kinds: readonly string[]): ExpressionSpecification => isOneOf('kind', ...kinds)

/** Filter that requires all of the given ones. */
export const all = (...filters: readonly ExpressionSpecification[]): ExpressionSpecification => ['all', ...filters]

/** Name of a feature in the page's language; the local one where there is none. `language`: as in the page's `lang`. */
export const nameIn = (language: string): ExpressionSpecification => ['coalesce', ['get', `name:${language}`], ['get', 'name']]

/** The page's own font: the family with the letters of its language first (web/ui/styles/type.css). */
export const families: readonly string[] = globalThis.document?.documentElement.lang === 'uk' ? ['Onest uk', 'Onest'] : ['Onest']

/** Fonts of labels; MapLibre reads the weight from the first name. */
export const bold = ['Onest Bold', ...families]
export const semibold = ['Onest SemiBold', ...families]
export const medium = ['Onest Medium', ...families]
export const plain = [...families]
