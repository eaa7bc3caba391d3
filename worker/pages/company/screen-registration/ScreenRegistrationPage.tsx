import { Blocks } from '../../../blocks/Blocks.tsx';
import { createManualsWays } from '../../../ui/Thanks.tsx';
import { ContractLabel } from '../../editorial/ContractLabel.tsx';
import { defineEditorialPage, type EditorialProps } from '../../editorial/define-editorial-page.tsx';
import { EditorialTop } from '../../editorial/EditorialTop.tsx';
import { FormSection } from '../../editorial/FormSection.tsx';
// Its form takes a file, and has fields that few need: pages without such carry no style of them.
import '#shared/ui/cross.css';
import '#shared/ui/field-file.css';
import '#shared/ui/upload.css';
import '#shared/ui/fold.css';

export const screenRegistrationPage = defineEditorialPage({
  key: 'screen-registration',
  forms: ['product'],
  Page: ScreenRegistrationPage,
});

/** Registers a screen: the form with what to copy from the label beside it; why comes after. */
function ScreenRegistrationPage({ found: page, state }: EditorialProps) {
  return (
    <>
      <EditorialTop page={page} ground="sand" />
      <FormSection
        form="product"
        state={state}
        ways={createManualsWays(state)}
        below={<ContractLabel state={state} both />}
      />
      <Blocks blocks={page.blocks} />
    </>
  );
}
