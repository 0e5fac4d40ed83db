import type { Text } from '../texts/language.ts'
import { texts } from './texts.ts'

/** A help topic. Pages link to it by the hash `tag`. The content is HTML. */
export type HelpTopic = { readonly tag: string; readonly title: Text; readonly content: Text }

const topic = (tag: string, title: Text, content: Text): HelpTopic => ({ tag, title, content })

/** The help centre, in order. The footer shows the first ten. */
export const helpTopics: readonly HelpTopic[] = [
  topic('about', texts.helpTopics.about.title, texts.helpTopics.about.content),
  topic('register', texts.helpTopics.register.title, texts.helpTopics.register.content),
  topic('deposit', texts.helpTopics.deposit.title, texts.helpTopics.deposit.content),
  topic('withdraw', texts.helpTopics.withdraw.title, texts.helpTopics.withdraw.content),
  topic('bonus', texts.helpTopics.bonus.title, texts.helpTopics.bonus.content),
  topic('rules', texts.helpTopics.rules.title, texts.helpTopics.rules.content),
  topic('privacy', texts.helpTopics.privacy.title, texts.helpTopics.privacy.content),
  topic('term', texts.helpTopics.term.title, texts.helpTopics.term.content),
  topic(
    'responsible-gaming',
    texts.helpTopics['responsible-gaming'].title,
    texts.helpTopics['responsible-gaming'].content,
  ),
  topic('contact', texts.helpTopics.contact.title, texts.helpTopics.contact.content),
  topic('security', texts.helpTopics.security.title, texts.helpTopics.security.content),
  topic('points', texts.helpTopics.points.title, texts.helpTopics.points.content),
  topic('agent-policy', texts.helpTopics['agent-policy'].title, texts.helpTopics['agent-policy'].content),
]
