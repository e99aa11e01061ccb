/** The rules of one kind in every style sheet of the document, those inside of others too. */
export function rulesOf<Rule extends CSSRule>(kind: abstract new () => Rule): Rule[] {
  const within = (group: { cssRules: CSSRuleList }): Rule[] =>
    [...group.cssRules].flatMap((rule) => [
      ...(rule instanceof kind ? [rule] : []),
      ...("cssRules" in rule ? within(rule as CSSGroupingRule) : []),
    ]);
  return [...document.styleSheets].flatMap(within);
}
