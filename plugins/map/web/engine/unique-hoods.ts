import type { FilterSpecification, Map as MapLibre } from 'maplibre-gl'

/** Hides quarters of the base map that the product's own labels of districts name too. */
export const hideNamedHoods = (map: MapLibre): void => {
  const original = new Map<string, FilterSpecification | undefined>()
  let applied = ''
  const apply = () => {
    if (!map.getSource('districts')) return
    const names = [...new Set(map.querySourceFeatures('districts').map(({ properties }) => String(properties['name'])))].toSorted()
    if (names.join() === applied) return
    applied = names.join()
    for (const { id } of map.getStyle().layers.filter(({ id }) => id.endsWith('-hoods'))) {
      if (!original.has(id)) original.set(id, map.getFilter(id) ?? undefined)
      const others = ['!', ['in', ['get', 'name'], ['literal', names]]]
      map.setFilter(id, ['all', original.get(id) ?? true, others] as unknown as FilterSpecification)
    }
  }
  map.on('idle', apply)
  map.on('style.load', () => {
    applied = ''
  })
}
