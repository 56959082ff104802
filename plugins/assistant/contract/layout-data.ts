/** Layout data of the assistant: the host of the language model; `null`: there is none. */
export interface AssistantLayoutData {
  readonly modelHost: string | null
}
