import { Button } from '@react-email/button'
import { Column } from '@react-email/column'
import { Heading } from '@react-email/heading'
import { Link } from '@react-email/link'
import { Row } from '@react-email/row'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import type { MailTexts } from '../../../editions/mails.ts'
import type { MailBlock, MailRow } from '../mail-content.ts'
import { styles } from './styles.ts'

export function Block({ block, texts }: { block: MailBlock; texts: MailTexts }) {
  switch (block.kind) {
    case 'text':
      return (
        <Text style={styles.text} className="ink">
          {block.text}
        </Text>
      )
    case 'note':
      return (
        <Text style={styles.note} className="muted">
          {block.text}
        </Text>
      )
    case 'heading':
      return (
        <Heading as="h2" style={styles.heading} className="ink">
          {block.text}
        </Heading>
      )
    case 'mark':
      return <Mark {...block} />
    case 'rows':
      return (
        <Section style={styles.rows}>
          {block.rows.map((row) => (
            <FactRow key={`${row.label} ${row.value}`} {...row} />
          ))}
        </Section>
      )
    case 'sum':
      return (
        <Section style={styles.rows}>
          {block.rows.map((row) => (
            <AmountRow key={`${row.label} ${row.value}`} {...row} />
          ))}
          <AmountRow {...block.total} isTotal />
        </Section>
      )
    case 'button':
      return (
        <Section style={styles.rows}>
          <Button href={block.url} style={styles.button} className="button">
            {block.label}
          </Button>
          <Text style={styles.note} className="muted">
            {texts.linkHint}
            <br />
            <Link href={block.url} style={styles.address} className="action">
              {block.url}
            </Link>
          </Text>
        </Section>
      )
    case 'links':
      return (
        <Section style={styles.rows}>
          {block.links.map(({ title, text, url }) => (
            <Text key={url} style={styles.linked} className="line muted">
              <Link href={url} style={styles.link} className="action">
                {title}
              </Link>
              <br />
              {text}
            </Text>
          ))}
        </Section>
      )
    case 'steps':
      return (
        <ol style={styles.steps} className="ink">
          {block.steps.map((step) => (
            <li key={step} style={styles.step}>
              {step}
            </li>
          ))}
        </ol>
      )
    case 'quote':
      return (
        <Text style={styles.quote} className="soft ink">
          {block.text}
        </Text>
      )
  }
}

function Mark({ label, value }: MailRow) {
  return (
    <Section style={styles.mark} className="soft">
      <Text style={styles.markLabel} className="muted">
        {label}
      </Text>
      <Text style={styles.markValue} className="ink">
        {value}
      </Text>
    </Section>
  )
}

/** Beside each other, and on a narrow screen below each other. */
function FactRow({ label, value }: MailRow) {
  return (
    <Row>
      <Column style={styles.label} className="stacked line muted">
        {label}
      </Column>
      <Column style={styles.value} className="stacked-below line ink">
        {value}
      </Column>
    </Row>
  )
}

function AmountRow({ label, value, isTotal }: MailRow & { isTotal?: boolean }) {
  const style = isTotal ? { ...styles.amountLabel, ...styles.total } : styles.amountLabel
  return (
    <Row>
      <Column style={style} className="line ink">
        {label}
      </Column>
      <Column style={{ ...style, ...styles.amount }} className="line ink">
        {value}
      </Column>
    </Row>
  )
}
