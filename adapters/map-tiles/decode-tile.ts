/** Feature of a vector tile; its geometry is in the tile's coordinates. */
export interface TileFeature {
  readonly type: 'point' | 'line' | 'area'
  readonly properties: Readonly<Record<string, string | number | boolean>>
  /** Points, lines or rings as x, y, x, y, … */
  readonly parts: readonly (readonly number[])[]
}

/** Layer of a vector tile; `extent`: width and height of the tile in its coordinates. */
export interface TileLayer {
  readonly extent: number
  readonly features: readonly TileFeature[]
}

/** Reads the fields of one message: calls back with each field's number and value, an integer or its bytes. */
const readFields = (bytes: Uint8Array, onField: (field: number, value: number, content: Uint8Array) => void): void => {
  const reader = makeReader(bytes)
  while (reader.hasMore()) {
    const key = reader.varint()
    const wire = key & 7
    if (wire === 0) onField(key >>> 3, reader.varint(), none)
    else if (wire === 2) onField(key >>> 3, 0, reader.take(reader.varint()))
    else onField(key >>> 3, 0, reader.take(wire === 1 ? 8 : 4))
  }
}

const none = new Uint8Array()

const makeReader = (bytes: Uint8Array) => {
  let at = 0
  return {
    hasMore: () => at < bytes.length,
    varint: (): number => {
      let value = 0
      let factor = 1
      for (;;) {
        const byte = bytes[at++]
        if (byte === undefined) throw new Error('The tile ends within a number.')
        value += (byte & 127) * factor
        if (byte < 128) return value
        factor *= 128
      }
    },
    take: (length: number): Uint8Array => {
      if (at + length > bytes.length) throw new Error('The tile ends within a field.')
      at += length
      return bytes.subarray(at - length, at)
    },
  }
}

const integersOf = (bytes: Uint8Array): readonly number[] => {
  const reader = makeReader(bytes)
  const integers: number[] = []
  while (reader.hasMore()) integers.push(reader.varint())
  return integers
}

const zigzag = (integer: number): number => (integer % 2 === 0 ? integer / 2 : -(integer + 1) / 2)

const text = new TextDecoder()

const scalarOf = (bytes: Uint8Array): string | number | boolean => {
  let result: string | number | boolean = ''
  readFields(bytes, (field, value, content) => {
    if (field === 1) result = text.decode(content)
    else if (field === 6) result = zigzag(value)
    else if (field === 7) result = value === 1
    else if (field === 4 || field === 5) result = value
  })
  return result
}

/** Decodes commands: 1 moves to, 2 draws to, 7 closes. */
const partsOf = (commands: readonly number[]): readonly (readonly number[])[] => {
  const parts: number[][] = []
  let x = 0
  let y = 0
  for (let at = 0; at < commands.length; ) {
    const command = commands[at++] ?? 0
    const id = command & 7
    if (id === 7) continue
    for (let left = command >>> 3; left > 0 && at + 1 < commands.length; left--) {
      x += zigzag(commands[at++] ?? 0)
      y += zigzag(commands[at++] ?? 0)
      if (id === 1) parts.push([x, y])
      else parts.at(-1)?.push(x, y)
    }
  }
  return parts
}

const types = ['point', 'line', 'area'] as const

const featureOf = (bytes: Uint8Array, keys: readonly string[], values: readonly (string | number | boolean)[]): TileFeature | null => {
  let type = 0
  let parts: TileFeature['parts'] = []
  const properties: Record<string, string | number | boolean> = {}
  readFields(bytes, (field, value, content) => {
    if (field === 3) type = value
    else if (field === 4) parts = partsOf(integersOf(content))
    else if (field === 2) {
      const tags = integersOf(content)
      for (let at = 0; at + 1 < tags.length; at += 2) {
        const key = keys[tags[at] ?? -1]
        const of = values[tags[at + 1] ?? -1]
        if (key !== undefined && of !== undefined) properties[key] = of
      }
    }
  })
  const name = types[type - 1]
  return name === undefined ? null : { type: name, properties, parts }
}

/** Decodes the layers of a vector tile (Mapbox Vector Tile 2.1) by their names; `only`: name of the single one that is decoded. */
export const decodeTile = (tile: Uint8Array, only?: string): ReadonlyMap<string, TileLayer> => {
  const layers = new Map<string, TileLayer>()
  readFields(tile, (field, _, layer) => {
    if (field !== 3) return
    const features: Uint8Array[] = []
    const keys: Uint8Array[] = []
    const values: Uint8Array[] = []
    let name = ''
    let extent = 4096
    readFields(layer, (field, value, content) => {
      if (field === 1) name = text.decode(content)
      else if (field === 2) features.push(content)
      else if (field === 3) keys.push(content)
      else if (field === 4) values.push(content)
      else if (field === 5) extent = value
    })
    if (only !== undefined && name !== only) return
    const names = keys.map((key) => text.decode(key))
    const scalars = values.map(scalarOf)
    const decoded = features.flatMap((feature) => featureOf(feature, names, scalars) ?? [])
    // The villages of the bundled archive are a second layer of one name.
    layers.set(name, { extent, features: [...(layers.get(name)?.features ?? []), ...decoded] })
  })
  return layers
}
