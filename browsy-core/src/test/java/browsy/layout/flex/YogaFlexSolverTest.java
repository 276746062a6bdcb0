package browsy.layout.flex;

class YogaFlexSolverTest extends FlexSolverTest {

    YogaFlexSolverTest() {
        super(new YogaFlexSolver());
    }
}
