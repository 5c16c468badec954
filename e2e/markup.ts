/** The page's markup as it stands, judged by html-validate. */
import type { Page } from '@playwright/test';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:recommended'],
    rules: {
      // How a browser writes down what it shows is its own affair.
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'no-trailing-whitespace': 'off',
      // Sizes and places on boards are computed.
      'no-inline-style': 'off',
      // React's own ids begin with an underscore.
      'valid-id': ['error', { relaxed: true }],
      // Lists may be named.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
    },
  }),
);

/** What is wrong with the markup, with where; `[]` for nothing. */
export async function markupFaults(page: Page): Promise<string[]> {
  const { results } = await validator.validateString(await page.content());
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}
