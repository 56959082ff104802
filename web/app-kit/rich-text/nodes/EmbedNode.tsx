import {
  $getDocument,
  DecoratorNode,
  type LexicalNode,
  type LexicalUpdateJSON,
  type NodeKey,
  type SerializedLexicalNode,
  type Spread,
} from 'lexical'
import { type ComponentType, createContext, type JSX, useContext } from 'react'
import { isFilmAddress } from '#core/rich-text/addresses.ts'
import type { AttachmentNode, FilmNode, ImageNode, RuleNode } from '#core/rich-text/document.ts'

/** Block of a document that is no text. */
export type EmbeddedBlock = ImageNode | AttachmentNode | FilmNode | typeof RuleNode.Type

type SerializedEmbed = Spread<{ block: EmbeddedBlock; isUndescribed: boolean }, SerializedLexicalNode>

/** Props of a component that shows such a block. */
export interface EmbedProps {
  readonly of: EmbedNode
}

/** Component of an editor that shows its blocks. */
export const EmbedViewContext = createContext<ComponentType<EmbedProps> | null>(null)

/** Shows a block as its editor does; throws outside of one. */
const Embed = ({ of }: EmbedProps) => {
  const View = useContext(EmbedViewContext)
  if (!View) throw new Error('not within an editor')
  return <View of={of} />
}

/** Block that is no text: picture, file, card of a film, or rule. It is selected, moved and removed as a whole. */
export class EmbedNode extends DecoratorNode<JSX.Element> {
  __block: EmbeddedBlock
  /** True for a picture about which nobody has said yet what it shows, or that it only decorates. */
  __undescribed: boolean

  static override getType(): string {
    return 'embed'
  }
  static override clone(node: EmbedNode): EmbedNode {
    return new EmbedNode(node.__block, node.__undescribed, node.__key)
  }
  static override importJSON({ block, isUndescribed }: SerializedEmbed): EmbedNode {
    return new EmbedNode(block, isUndescribed)
  }

  constructor(block: EmbeddedBlock = { type: 'horizontalrule' }, undescribed = false, key?: NodeKey) {
    super(key)
    this.__block = block
    this.__undescribed = undescribed
  }

  override exportJSON(): SerializedEmbed {
    return { ...super.exportJSON(), block: this.__block, isUndescribed: this.__undescribed }
  }
  override updateFromJSON(serialized: LexicalUpdateJSON<SerializedEmbed>): this {
    const self = super.updateFromJSON(serialized)
    self.__block = serialized.block
    self.__undescribed = serialized.isUndescribed
    return self
  }
  override createDOM(): HTMLElement {
    return $getDocument().createElement('div')
  }
  override updateDOM(): false {
    return false
  }
  override isInline(): false {
    return false
  }
  override getTextContent(): string {
    return '\n'
  }
  override decorate(): JSX.Element {
    return <Embed of={this} />
  }

  getBlock(): EmbeddedBlock {
    return this.getLatest().__block
  }
  isUndescribed(): boolean {
    return this.getLatest().__undescribed
  }
  /** Tells if its file is still on its way. */
  isWaiting(): boolean {
    const block = this.getBlock()
    return 'upload' in block && block.upload === ''
  }
  /** Tells if it is the card of a film without the address of one, as a text copied from another site may claim. */
  isForged(): boolean {
    const block = this.getBlock()
    return block.type === 'film' && !isFilmAddress(block.url)
  }
  setBlock(block: EmbeddedBlock, undescribed = false): void {
    const self = this.getWritable()
    self.__block = block
    self.__undescribed = undescribed
  }
}

/** Creates the node of a block. */
export const $createEmbedNode = (block: EmbeddedBlock, undescribed = false): EmbedNode => new EmbedNode(block, undescribed)

/** Tells if a node is a block that is no text. */
export const $isEmbedNode = (node: LexicalNode | null | undefined): node is EmbedNode => node instanceof EmbedNode
